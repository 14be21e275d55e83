import { connect } from "../../../db/connection/pool";
import { effort } from "../effort";
import { serve } from "../process";
import type { Row } from "../table";
import { startSink } from "./start-sink";

const MESSAGES = effort(10_000, 100);

/** Measures outbox messages delivered per second to a mail server in its own process on this machine. */
export async function measureMail(
  script: string[],
  environment: Record<string, string>,
): Promise<Row[]> {
  const sink = await startSink();
  const client = connect({ url: environment["DATABASE_URL"] ?? "" }, 1);
  await queueMessages(client);
  const site = await serve(script, { ...environment, SMTP_URL: sink.url }, "/readyz");
  const seconds = await timeDelivery(client);
  await site.stop();
  await client.end();
  const { arrived, different } = await sink.stop();
  const lost = MESSAGES - different;
  return [
    [
      "Queued mails delivered per second",
      (MESSAGES / seconds).toFixed(0),
      `${lost} lost, ${arrived - different} twice`,
      "≥ 200",
    ],
  ];
}

/** Replaces the messages that are waiting. */
async function queueMessages(client: ReturnType<typeof connect>): Promise<void> {
  await client`delete from outbox`;
  await client`
    with person as (
      insert into subscribers (email, source)
      select 'mail-' || number || '@example.com', 'newsletter'
      from generate_series(1, ${MESSAGES}::int) as number returning id, email, source
    )
    insert into outbox (kind, recipient, about_id, data)
    select 'confirm', email, id, jsonb_build_object('source', source) from person`;
}

/** The time from the first sent message to the last. */
async function timeDelivery(client: ReturnType<typeof connect>): Promise<number> {
  for (;;) {
    const [row] = await client<{ waiting: number; seconds: number }[]>`
      select count(*) filter (where sent_at is null)::int as waiting,
        extract(epoch from max(sent_at) - min(sent_at))::float8 as seconds
      from outbox`;
    if (row?.waiting === 0) return row.seconds;
    await Bun.sleep(100);
  }
}
