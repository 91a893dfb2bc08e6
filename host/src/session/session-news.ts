/** What one tab tells the others about the session they share. */
export type SessionNews =
  | { event: 'signed-in'; investor_id: string }
  | { event: 'signed-out' }
  | { event: 'expired' };

const channel = new BroadcastChannel('manzil-session');

export const tellTabs = (news: SessionNews): void => channel.postMessage(news);

/** Calls `listener` with the news of other tabs, never with this tab's own. */
export function hearTabs(listener: (news: SessionNews) => void): void {
  channel.onmessage = ({ data }: MessageEvent<SessionNews>) => listener(data);
}
