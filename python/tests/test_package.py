"""The package as it is installed."""

import sys
import unittest
from importlib import metadata, resources

import frantic_engine
from frantic_engine import Bridge


class Package(unittest.TestCase):
    def test_it_has_types(self):
        self.assertTrue((resources.files(frantic_engine) / "py.typed").is_file())

    def test_its_version_is_that_of_the_engine(self):
        bridge = Bridge()
        self.addCleanup(bridge.close)
        self.assertEqual(metadata.version("frantic-engine"), bridge.ask("hello")["version"])

    def test_a_process_that_has_ended_is_an_error(self):
        bridge = Bridge()
        bridge.close()
        with self.assertRaises((RuntimeError, ValueError)):
            bridge.ask("hello")
        with self.assertRaises((RuntimeError, BrokenPipeError)):
            Bridge([sys.executable, "-c", ""])


if __name__ == "__main__":
    unittest.main()
