import type { SecondFactor } from '@manzil/shared/contract/second-factor/second-factor';
import { renderScreen } from '@manzil/shared/testing/render-screen';
import { screen } from '@testing-library/react';

export async function open(first: SecondFactor, answers: object = {}) {
  const stored = { now: first };
  const shown = await renderScreen({
    screen: 'second-factor',
    answers: { 'GET /second-factor': () => stored.now, ...answers },
  });
  return { ...shown, stored };
}

type User = Awaited<ReturnType<typeof open>>['user'];

export const button = (name: string | RegExp) => screen.getByRole('button', { name });

export async function startEnrolment(user: User) {
  await user.click(button('Zweiten Faktor einrichten'));
  await user.type(screen.getByLabelText('Dein Passwort'), 'vier nasse Kraniche{Enter}');
}

/** Says in the dialog who it is, and sends it. */
export async function confirmIdentity(user: User) {
  await user.type(screen.getByLabelText('Dein Passwort'), 'vier nasse Kraniche');
  await user.type(screen.getByLabelText('Code aus deiner App'), '123456{Enter}');
}

export async function keepCodes(user: User) {
  await user.click(screen.getByLabelText('Ich habe die Codes sicher aufbewahrt'));
  await user.click(button('Fertig'));
}
