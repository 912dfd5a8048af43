"""The HTTP handler that sends a person everything that is stored about them."""

from __future__ import annotations

from starlette.responses import StreamingResponse

from regalia.web.request_context import RequestContext

FILE_NAME = "regalia-data.json"


async def download_data(request: RequestContext[None]) -> StreamingResponse:
    """Everything that is stored about the account, as one JSON file. Running matches as its seats may see them."""
    account = request.require_account()
    headers = {**request.headers, "content-disposition": f'attachment; filename="{FILE_NAME}"'}
    pieces = request.server.personal_data.stream(account.id)
    return StreamingResponse(pieces, media_type="application/json", headers=headers)
