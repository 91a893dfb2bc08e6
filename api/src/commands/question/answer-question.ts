import {
  answerQuestion,
  closeQuestion,
} from '../../modules/booking-questions/answer-question.usecase';
import type { CommandContext } from '../command-context';
import { openService } from '../open-database';
import { knownQuestion } from './print-questions';

type Options = { seen: number; text: string; signed?: string };

export async function answer(
  context: CommandContext,
  id: string,
  { seen, text, signed = '' }: Options,
): Promise<void> {
  const operator = context.namedOperator();
  const question = await knownQuestion(context, id);
  const db = await openService(context);
  const said = { text, signed: signed || null };
  await db.transaction((tx) => answerQuestion(tx, { ...question, seen }, said, operator));
  context.terminal.out(`Answered. ${question.email} is told by mail.`);
}

export async function close(
  context: CommandContext,
  id: string,
  { seen }: Pick<Options, 'seen'>,
): Promise<void> {
  const operator = context.namedOperator();
  const question = await knownQuestion(context, id);
  const db = await openService(context);
  await db.transaction((tx) => closeQuestion(tx, { ...question, seen }, operator));
  context.terminal.out(`Closed ${id}.`);
}
