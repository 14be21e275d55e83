import { expect, setDefaultTimeout, test } from "bun:test";
import { openDatabase } from "../../../db/connection/client";
import { MAIL_CAP } from "../../../db/mail/mail-cap";
import { endpoints } from "../../../src/paths";
import { jsonPost, startAppOn } from "../../support/site/app";
import { newPostgresDatabase, OPENING_MS } from "../../support/database/databases";
import { mailsTo } from "../../support/mail/mail";
import { openDurableWrites, until } from "../../support/database/durable-writes";
import { newDataFolder } from "../../support/database/data-folder";
import { tempFolder } from "../../support/temp";
import { listSubscribers } from "../../support/rows/list-rows";

setDefaultTimeout(OPENING_MS);

test("two replicas that get a burst at once queue exactly the cap, for any mix of forms", async () => {
  const url = await newPostgresDatabase();
  const start = async () => {
    const database = openDatabase({ url, dataFolder: tempFolder(), deadlineMs: 30_000 });
    await database.opened;
    return { database, app: startAppOn(database) };
  };
  const [one, other] = await Promise.all([start(), start()]);
  const people = ["ann@example.com", "bob@example.com", "cy@example.com"];
  const forms = [
    { endpoint: endpoints.newsletter, list: "coming-soon" },
    { endpoint: endpoints.waitlist, list: "beta-waitlist" },
  ];
  const posts: Promise<Response>[] = [];
  for (let feature = 0; feature < 50; feature++)
    for (const { app } of [one, other])
      for (const { endpoint, list } of forms)
        for (const email of people)
          posts.push(app.request(endpoint, jsonPost({ email, source: `${list}:${feature}` })));
  const statuses = (await Promise.all(posts)).map(({ status }) => status);
  expect(statuses).toEqual(posts.map(() => 200));
  for (const email of people) expect(await mailsTo(one.database, email)).toBe(MAIL_CAP.anHour);
  await Promise.all([one, other].map(({ database }) => database.close()));
});

test("replaying a journal full of sign-ups for one address queues exactly the cap", async () => {
  const folder = await newDataFolder();
  const { save, database, close } = openDurableWrites({ folder });
  const email = "ann@example.com";
  const features = Array.from({ length: 40 }, (_, number) => `coming-soon:Feature ${number}`);
  await Promise.all(features.map((source) => save(email, source)));
  await until(database, listSubscribers, ({ length }) => length === 40);
  expect(await mailsTo(database, email)).toBe(MAIL_CAP.anHour);
  await close();
});
