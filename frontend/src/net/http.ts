/** Questions to the server over HTTP, with its errors as types. */

import type { Failure, Problem } from "../messages";
import { build } from "./build";
import { serverTime } from "./time";

/** The server has said no, and why. */
export class Refusal extends Error {
  constructor(
    readonly problem: Problem,
    readonly status = 0,
  ) {
    super(problem.message);
  }
}

/** The server could not be asked, or what answered was not ours. */
export class Unreachable extends Error {}

type Method = "GET" | "POST" | "PATCH" | "DELETE";

/** Ask the server. Throws: Refusal with its words, Unreachable. */
export async function ask<Answer>(method: Method, path: string, body?: object): Promise<Answer> {
  const sent = Date.now();
  const answer = await fetch(path, {
    method,
    headers: { accept: "application/json", ...(body && { "content-type": "application/json" }) },
    ...(body && { body: JSON.stringify(body) }),
  }).catch(() => {
    throw new Unreachable(path);
  });
  const date = Date.parse(answer.headers.get("date") ?? "");
  // An answer out of the browser's cache has an old date.
  if (!Number.isNaN(date) && !answer.headers.get("cache-control")?.includes("max-age"))
    serverTime.hear(date, sent, Date.now());
  build.hear(answer.headers.get("regalia-build"));
  const said: unknown = await answer.json().catch(() => null);
  if (answer.ok && said !== null) return said as Answer;
  if (isFailure(said)) throw new Refusal(said.error, answer.status);
  throw new Unreachable(`${path}: ${answer.status}`);
}

export const get = <Answer>(path: string): Promise<Answer> => ask("GET", path);
export const post = <Answer>(path: string, body: object = {}): Promise<Answer> => ask("POST", path, body);

function isFailure(said: unknown): said is Failure {
  return typeof said === "object" && said !== null && "error" in said;
}
