import type { BodyData } from "hono/utils/body";
import type { Context } from "../context";

/** Returns the posted fields; undefined if the body does not match its content type. */
export async function readFields(c: Context): Promise<BodyData | undefined> {
  try {
    return await c.req.parseBody();
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}
