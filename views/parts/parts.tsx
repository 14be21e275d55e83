import type { ReactNode } from "react";
import { crmStates, demoRecord, recordOf } from "../content/crm-scene";
import { alderbrookClinics } from "../content/demo/alderbrook-clinics";
import { followUpMail } from "../content/demo/after-call";
import { CALL_SECONDS, timeline } from "../content/demo/call";
import { corvidPay } from "../content/demo/corvid-pay";
import { dayOfCall, nextCategory, reasonsOf, scoreReasons } from "../content/demo/pipeline";
import { risks } from "../content/demo/risks";
import { demoDeal, type QuotedDeal } from "../content/demo-deal";
import { BattleCard, People } from "../product/battle-card";
import { CallLine, Detection, NamePlate, SayAskCard } from "../product/call-line";
import { CallWindow, CloseoutWindow } from "../product/call-windows";
import { RecordStates } from "../product/crm-states";
import {
  CalendarWindow,
  ChangesWindow,
  ForecastWindow,
  PipelineWindow,
} from "../product/deal-windows";
import { FieldChanges, FieldValue } from "../product/field-changes";
import { Tone, TONES } from "../ui/badge";
import { NextSteps } from "../product/email-draft";
import { Scorecard, ScoreChange, ScoreReasons } from "../product/score";
import { CallPins, Waveform } from "../product/waveform";
import { Wrap } from "../ui/wrap";
import { Picture, ProductWindow } from "../product/window";

const { fieldChanges, people, score } = demoDeal;
const cardLine = timeline.find(({ card }) => card);
const others: readonly QuotedDeal[] = [corvidPay, alderbrookClinics];
const records = [demoRecord, ...others.map((deal) => recordOf(deal, deal.quotes))];
const calls = [{ ...demoDeal, quotes: timeline }, ...others];
/** Every part of the kit in every state, with three deals: to look at, and for the tests. */
export function Parts(): ReactNode {
  return (
    <Wrap className="grid gap-6">
      <h1>Parts</h1>
      <Part name="Windows">
        <div className="grid gap-4 sm:grid-cols-2">
          {[false, true].map((isPaper) => (
            <Picture key={String(isPaper)} text="A window with small parts.">
              <ProductWindow title="Account · Window" status="Status" isPaper={isPaper}>
                <div className="grid gap-4 p-5 text-base text-body md:p-6">
                  <p className="flex flex-wrap gap-3">
                    {TONES.map((tone) => (
                      <Tone key={tone} tone={tone} />
                    ))}
                  </p>
                  <p className="flex gap-3">
                    <FieldValue value="Empty" /> <FieldValue value="Unknown" isReplaced />
                    <FieldValue value="Demo" /> <FieldValue value="Demo" isReplaced />
                  </p>
                  <FieldChanges
                    changes={fieldChanges.map((one) => ({ ...one, at: 252 }))}
                    className="*:py-3"
                  />
                  <ScoreChange {...score} />
                  <ScoreReasons reasons={scoreReasons} />
                  <Scorecard lines={demoDeal.scorecard} className="grid gap-2" />
                  <NextSteps steps={demoDeal.nextSteps} hasPriorities />
                  <People people={people.stakeholders} />
                  <NamePlate {...people.rep} />
                  {cardLine && <CallLine line={cardLine} people={people} />}
                  {cardLine?.found?.map((found) => (
                    <Detection key={found.value} found={found} at={cardLine.at} />
                  ))}
                  <SayAskCard {...cardLine?.card} head={<b>{cardLine?.card?.title}</b>} />
                  <div className="relative mb-4 h-16">
                    <Waveform
                      className="size-full stroke-1 text-teal"
                      played={252 / CALL_SECONDS}
                    />
                    <CallPins moments={risks} />
                  </div>
                </div>
              </ProductWindow>
            </Picture>
          ))}
        </div>
      </Part>
      <Part name="Calendar">
        <CalendarWindow title="Calendar" appointments={dayOfCall} />
      </Part>
      <Part name="Battle card">
        <ProductWindow title="Battle card">
          <BattleCard deal={demoDeal} />
        </ProductWindow>
      </Part>
      {crmStates.map(({ id, name }) => (
        <Part key={id} name={`Record: ${name}`}>
          {records.map((record) => (
            // A form of its own, so that its radio buttons are a group of their own.
            <form key={record.deal.account.name}>
              <RecordStates record={record} state={id} />
            </form>
          ))}
        </Part>
      ))}
      <Part name="Pipeline and forecast">
        <PipelineWindow text="The pipeline." />
        <ForecastWindow
          deal={demoDeal}
          reasons={scoreReasons}
          next={nextCategory}
          status="Status"
          text="The forecast."
        />
      </Part>
      <Part name="Closeout">
        <CloseoutWindow
          deal={demoDeal}
          text="The closeout, waiting."
          edit={{ cut: followUpMail.cut, note: "The rep deletes this." }}
        />
      </Part>
      {calls.map((deal) => (
        <Part key={deal.account.name} name={deal.account.name}>
          <CallWindow deal={deal} lines={deal.quotes.slice(-4)} text="The call." />
          <ForecastWindow
            deal={deal}
            reasons={reasonsOf(deal)}
            status="Status"
            text="The forecast."
          />
          <ChangesWindow deal={deal} changes={deal.fieldChanges} text="The changes." />
          <CloseoutWindow deal={deal} text="The closeout, approved." />
        </Part>
      ))}
    </Wrap>
  );
}

function Part(props: { name: string; children: ReactNode }): ReactNode {
  return (
    <section className="grid gap-6">
      <h2>{props.name}</h2>
      {props.children}
    </section>
  );
}
