"""What the templates of the sandbox need: boards, playback, citations."""
