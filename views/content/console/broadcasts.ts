/** Copy of the console's pages for broadcasts. */
export const broadcastsCopy = {
  lead: "Newsletter issues, invitations from the waitlist, and announcements of features.",
  write: "New broadcast",
  none: "Nobody has written a broadcast yet. Write one here, or with the command broadcasts new.",
  more: "Older broadcasts",
  caption: "Broadcasts, newest first. Times are in UTC.",
  columns: { subject: "Subject", kind: "Kind", state: "State", time: "Written or sent (UTC)" },
  sums: { recipients: "Recipients", sent: "Sent", waiting: "Waiting", failed: "Failed" },
  moreThan: (count: number) => `${count.toLocaleString("en-US")}+`,
  form: {
    title: "New broadcast",
    label: "Text",
    format:
      "Between the lines ---: kind (issue, invitation or announcement), subject and preview; with a button, action (its words) and link. An announcement names its feature, and an invitation may.",
    body: "Below them: Markdown without pictures. Links begin with /, https:// or mailto:.",
    create: "Save as a draft",
    save: "Save",
    problem: (line: number, reason: string) => `Nothing was saved. Line ${line}: ${reason}`,
    goneMeanwhile:
      "Somebody sent or deleted this broadcast after you opened it, so your text was not saved there. It is below; save it as a new draft to keep it.",
    savedMeanwhile:
      "Somebody saved this draft after you opened it. Your text is below and theirs in the preview. Save again to replace theirs.",
  },
  template: `---
kind: issue
subject:
preview:
---

Hello,

write here. A [link](/pricing), **bold** words, lists and ## headings work.
`,
  fields: {
    state: "State",
    kind: "Kind",
    feature: "Feature",
    written: "Written (UTC)",
    starts: "First message (UTC)",
    sender: "Sender",
  },
  preview: "As recipients see it",
  html: "Open the HTML version",
  report: "Recipients",
  outcomes: {
    waiting: "Waiting",
    sent: "Sent",
    failed: "Failed for good",
    unsubscribed: "Unsubscribed before it was sent",
    undeliverable: "Address takes no mail",
    erased: "Erased before it was sent",
    stopped: "Stopped before it was sent",
    recipients: "All",
  },
  acts: {
    test: {
      action: "Send a test to me",
      text: (email: string) =>
        `One message to ${email} with the text as last saved, and [Test] before its subject.`,
      noServer:
        "To send a test, set SMTP_URL to the mail server and restart the site, as in SMTP_URL=smtp://host:587.",
    },
    send: {
      action: "Send …",
      text: "The next page shows who gets the text as last saved, and asks for their number.",
      announcement: "An announcement is sent by a command, which checks that the feature is open:",
    },
    delete: {
      title: "Delete this draft …",
      text: "Its text is lost. This cannot be undone.",
      action: "Delete for good",
    },
    pause: {
      action: "Pause",
      text: "No further message goes out until it is resumed. Messages already handed to a worker still do.",
    },
    resume: { action: "Resume", text: "The remaining messages go out, spread out again." },
    stop: { action: "Stop …", text: "Ends it for good. The next page asks first." },
  },
  stop: {
    title: "Stop this broadcast",
    lead: (waiting: number) =>
      `${waiting.toLocaleString("en-US")} waiting messages will never be sent. Those already sent stay sent. This cannot be undone; to hold them back for a while, pause instead.`,
    action: "Stop for good",
  },
  send: {
    title: "Send this broadcast",
    next: "How many people to invite, those who have waited longest first",
    count: "Count them",
    noNext: "Type a number from 1 to 9,999,999.",
    nobody: "Nobody would get it now. People reach it by the site’s forms.",
    fields: {
      recipients: "Recipients",
      sender: "Sender",
      from: "From",
      subject: "Subject",
      preview: "Preview",
    },
    type: "Type the number of recipients",
    when: "First message",
    times: { soon: "In ten minutes", now: "Now", at: "At this time in UTC:" },
    at: "Time in UTC",
    action: "Send",
    noSender: "Every message shows who sends it. Set the company’s name and postal address first.",
    wrongCount: (count: number) =>
      `The number is ${count.toLocaleString("en-US")}. Nothing was queued.`,
    wrongTime: (problem: string) => `The time ${problem}`,
    changed: "Somebody changed the text meanwhile. Nothing was queued; look at it again.",
    notDraft: "This broadcast was sent before. Nothing was queued.",
  },
  done: {
    written: "Saved as a draft. Nothing is sent before you send it.",
    saved: "Saved. To undo, save the earlier text again.",
    tested: "Sent to your address.",
    sent: "Queued. Until the first message goes out, stopping it cancels it.",
    deleted: "That draft is deleted.",
    paused: "Paused. To undo, resume it.",
    resumed: "Resumed. To undo, pause it.",
    stopped: "Stopped for good.",
  },
  changedMeanwhile:
    "Somebody else saved another text meanwhile. Nothing was deleted; read it first.",
  wrongState: "That is not possible in its state, which is below. Nothing was changed.",
  testFailed: (reason: string) => `The mail server did not take the test: ${reason}`,
  testSlow: "The mail server did not answer within 8 seconds. The test may still arrive.",
} as const;
