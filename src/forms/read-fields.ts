import type { BodyData } from "hono/utils/body";
import type { Context } from "../context";

/** The fields that were posted; undefined where the body is not the form that it says it is. */
export async function readFields(c: Context): Promise<BodyData | undefined> {
  try {
    return await c.req.parseBody();
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}
