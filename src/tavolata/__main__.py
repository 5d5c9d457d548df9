"""`python -m tavolata` is the command `tavolata`."""

from tavolata.cli.main import main

if __name__ == "__main__":
    main()
