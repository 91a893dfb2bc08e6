import { PortalContext, setPortalConfig } from '@manzil/shared/runtime';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useRef } from 'react';
import { z } from '../../../contract/schema';
import { FileDrop, type FileLimits, UploadList, useUploads } from '../uploads';
import { fakeRequests } from './fake-requests';

const limits: FileLimits = {
  maxBytes: 2 * 1024 * 1024,
  types: ['application/pdf', 'image/jpeg', 'image/png'],
};
const nothing = () => undefined;

type Told = { sent: jest.Mock; lost: jest.Mock };

function Place({ sent, lost }: Told) {
  const choose = useRef<HTMLButtonElement>(null);
  const uploads = useUploads({
    limits,
    schema: z.object({ document_id: z.string() }),
    path: (id, { name }: File, about: string) => `/uploads/${id}?name=${name}&about=${about}`,
    isSame: (about, other) => about === other,
    sent,
    lost,
  });
  return (
    <>
      <FileDrop limits={limits} ref={choose} onFiles={(files) => uploads.add(files, 'passport')} />
      <UploadList uploads={uploads} limits={limits} onGone={() => choose.current?.focus()} />
    </>
  );
}

/** Shows where files are chosen, and the list of them. What goes to the API is in `requests`. */
export function openUploads() {
  setPortalConfig({
    apiBase: 'https://api.test',
    release: '1.0.0',
    support: { email: '', phone: '', whatsapp: '' },
  });
  const requests = fakeRequests();
  const told = { sent: jest.fn(), lost: jest.fn() };
  const shown = render(
    <PortalContext
      value={{
        language: 'de',
        setLanguage: nothing,
        openHelp: nothing,
        openConsent: nothing,
        signOut: nothing,
      }}
    >
      <Place {...told} />
    </PortalContext>,
  );
  const input = shown.container.querySelector('input[type=file]') as HTMLInputElement;
  // What the list of the chooser hides can be chosen all the same.
  const user = userEvent.setup({ applyAccept: false });
  return {
    ...shown,
    ...told,
    requests,
    user,
    input,
    choose: (...files: File[]) => user.upload(input, files),
    sending: (count: number) => waitFor(() => expect(requests).toHaveLength(count)),
  };
}

export const button = (name: string) => screen.getByRole('button', { name });
export const chooseButton = () => button('Datei auswählen');
/** The row of a file. */
export const row = (name: string) => within(screen.getByText(name).closest('li') as HTMLElement);
export const happen = (work: () => void) => act(async () => work());
