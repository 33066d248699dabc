"""Figures of the pages in headless Chromium, where that is installed."""

from __future__ import annotations

import os
import shutil

from .clock import Timings

ROUNDS = 30
STEP_SCRIPT = """async (rounds) => {
    const go = (where) => document.querySelector(`[data-go="${where}"]`).click();
    const painted = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    const times = [];
    for (let n = 0; n < rounds; n += 1) {
        if (document.querySelector('[data-go="on"]').disabled) { go("first"); await painted(); }
        const begun = performance.now();
        go("on");
        await painted();
        times.push((performance.now() - begun) / 1000);
    }
    return times;
}"""


def chromium() -> str | None:
    """The browser's path, or None; CHROMIUM names another one."""
    names = [os.environ.get("CHROMIUM", ""), "chromium", "chromium-browser", "google-chrome"]
    return next(filter(None, map(shutil.which, filter(None, names))), None)


def playback_times(address: str) -> Timings:
    """From a press on the button for the next step to the end of the frame in which its board is painted. Needs
    Chromium, and Playwright, which is a library for development.
    """
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        page = browser.new_page()
        page.goto(address)
        page.locator('[data-go="first"]').first.click()
        page.locator("[data-stage] .board-head", has_text="Before").first.wait_for()
        seconds = page.evaluate(STEP_SCRIPT, ROUNDS)
        browser.close()
    return Timings(tuple(seconds))
