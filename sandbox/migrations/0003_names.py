"""The models are told apart by name from what the engine decides and from what a text says."""

from django.db import migrations


class Migration(migrations.Migration):
    dependencies = [("sandbox", "0002_ruling")]

    operations = [
        migrations.RenameModel("Scenario", "EntryScenario"),
        migrations.RenameModel("Ruling", "StoredRuling"),
    ]
