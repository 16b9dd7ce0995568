"""The server: tables, people and bots over HTTP, with one JSON API for every client.

app.py        all of it together; `running.py` makes it a server with an address and processes
config.py     what can be set, and where from
store.py      transactions on SQLite or PostgreSQL; `schema.py` has the tables, `migrations/` how they came about
api.py        routes with typed requests and answers; `openapi.py` describes them, `pages.py` shows that to people
guard.py      what stands before every request; `limits.py` how often something may be done
people.py     guests, accounts, sessions, tokens; `farewell.py` who goes for good
tables.py     tables from being opened to being over; `play.py` what happens at one, `desks.py` how it is stored
chat.py       what is said at a table; `ratings.py` who is best, and what may be known of somebody
live.py       who is told at once that something is new; `bus.py` how processes tell each other
thinking.py   bots, in processes of their own (`minds.py`); `hints.py` what a master would do,
              `analyses.py` who was going to win
operation.py  is it alive, is it ready, who asks what; `metrics.py` counts, `logs.py` writes it down
upkeep.py     what `antiqua admin` does; `backups.py` the database as one file
"""
