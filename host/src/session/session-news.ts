export type SessionNews =
  | { event: 'signed-in'; investor_id: string }
  | { event: 'signed-out' }
  | { event: 'expired' };

const channel = new BroadcastChannel('manzil-session');

export const tellTabs = (news: SessionNews): void => channel.postMessage(news);

/** Never with this tab's own news. */
export function hearTabs(listener: (news: SessionNews) => void): void {
  channel.onmessage = ({ data }: MessageEvent<SessionNews>) => listener(data);
}
