"""Prints what the server speaks, as OpenAPI: the HTTP interface, and the frames on the socket with it."""

import json

from fastapi import FastAPI

from tavolata.server.http import openapi
from tavolata.server.http.routes import router

app = FastAPI(title="Tavolata")
app.include_router(router)
print(json.dumps(openapi.complete(app.openapi())))
