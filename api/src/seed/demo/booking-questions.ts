import { ANNA } from './anna-units';
import type { DemoCalendar } from './demo-calendar';
import type { DemoRows } from './demo-rows';
import { orderedId, stableId } from './stable-id';

type Message = { author: 'investor' | 'office'; signed?: string; at: string; text: string };

/** One that was answered, and one that waits for the office. */
export function addBookingQuestions(rows: DemoRows, { month, inDays }: DemoCalendar): void {
  ask(rows, 'Klimaanlage gewartet', 'answered', [
    {
      author: 'investor',
      at: `${month(-3, 20)}T09:12:00Z`,
      text: 'Ist das die jährliche Wartung oder kam eine Reparatur dazu?',
    },
    {
      author: 'office',
      signed: 'Leila Haddad',
      at: `${month(-3, 21)}T07:40:00Z`,
      text: 'Das ist die jährliche Wartung beider Geräte. Repariert wurde nichts.',
    },
  ]);
  ask(rows, 'Malerarbeiten nach Auszug', 'waiting', [
    {
      author: 'investor',
      at: `${inDays(-2)}T16:05:00Z`,
      text: 'Ist die Küche darin enthalten? Besprochen waren Wohnzimmer und Flur.',
    },
  ]);
}

function ask(
  { journals, lines, accounts, questions, messages }: DemoRows,
  booking: string,
  state: 'answered' | 'waiting',
  said: [Message, ...Message[]],
): void {
  const own = accounts.filter(({ investor_id }) => investor_id === ANNA).map(({ id }) => id);
  // Of many thousand lines, each of which may be it.
  const booked = new Set(journals.filter(({ text_de }) => text_de === booking).map(({ id }) => id));
  const line = lines.find(
    ({ journal_id, account_id }) => booked.has(journal_id) && own.includes(account_id),
  );
  if (!line) throw new Error(`Anna has no booking "${booking}".`);
  const id = stableId(`question:${booking}`);
  questions.push({
    id,
    investor_id: ANNA,
    journal_id: line.journal_id,
    line_no: line.line_no,
    state,
    asked_at: new Date(said[0].at),
    changed_at: new Date(said.at(-1)?.at ?? said[0].at),
  });
  for (const { author, signed = null, at, text } of said) {
    messages.push({
      id: orderedId('message', messages.length),
      question_id: id,
      author,
      signed,
      text,
      sent_at: new Date(at),
    });
  }
}
