import { type ApiError, hideAlert, showAlert } from '@manzil/shared/runtime';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

/**
 * The browser reckons beside the page, and the reader is told meanwhile what the API says.
 * @throws the refusal itself where it takes too long, or without https, where browsers do not reckon
 */
export async function workOn(refusal: ApiError): Promise<{ proof: string }> {
  const told = showAlert({ type: 'info', title: refusal.message });
  try {
    const challenge = JSON.parse(refusal.challenge);
    const solution = await solveChallenge({ challenge, deriveKey });
    if (solution) return { proof: JSON.stringify({ challenge, solution }) };
  } catch {
    // Told once, as the refusal.
  } finally {
    hideAlert(told);
  }
  throw refusal;
}
