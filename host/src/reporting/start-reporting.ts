import type { Investor } from '@manzil/shared/contract/session/session';
import { isApiError, portalConfig } from '@manzil/shared/runtime';
import {
  BrowserClient,
  breadcrumbsIntegration,
  captureException,
  dedupeIntegration,
  defaultStackParser,
  type Event,
  type EventHint,
  eventFiltersIntegration,
  getCurrentScope,
  getIsolationScope,
  globalHandlersIntegration,
  httpContextIntegration,
  linkedErrorsIntegration,
  makeFetchTransport,
  reactErrorHandler,
  reactRouterBrowserTracingIntegration,
  wrapCreateBrowserRouter,
} from '@sentry/react';
import { useEffect } from 'react';
import { matchRoutes, useLocation } from 'react-router';
import { type Granted, nothing } from '../consent/purposes';
import { RemoteUnavailableError } from '../federation/load-remote';
import { registeredRemotes } from '../federation/registry';
import { type PortalRouter, portalRouter } from '../routing/portal-router';
import { errorNumber } from '../screens/errors/error-number';
import { codeOf, isWorthReporting } from './code-of';
import { REPLAYS, REPLAYS_ON_ERROR, TRACES } from './rates';
import { type Origin, remoteByName, remoteOfRoute, remoteOfStack, routeOf } from './remote-of';
import type { Recording } from './replay';
import { sendReportsTo } from './report-error';
import { withoutQueries } from './without-queries';

export type Reporting = {
  /** What has been stopped begins with the next page load. */
  allow: (granted: Granted) => void;
  /** Null for a visitor. */
  identify: (investor: Investor | null) => void;
  /** What an investor has done who is no longer signed in goes with no later report, and is recorded no further. */
  forget: () => void;
};

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function originOf(event: Event, error: unknown): Origin | undefined {
  if (event.type === 'transaction') return remoteOfRoute(event.transaction ?? '');
  if (error instanceof RemoteUnavailableError) return remoteByName(error.remote);
  const frames = event.exception?.values?.at(-1)?.stacktrace?.frames ?? [];
  return remoteOfStack(frames.map(({ filename }) => filename));
}

function versionTags(origin: Origin | undefined): Record<string, string> {
  const host = portalConfig().release;
  const { name, version } = origin ?? { name: 'host', version: host };
  const remotes = registeredRemotes().map(({ name: remote, current }) => [
    `remote.${remote}`,
    current?.version ?? 'none',
  ]);
  return { host, ...Object.fromEntries(remotes), remote: `${name}@${version}` };
}

function prepare(event: Event, { originalException: error }: EventHint): Event {
  const { sdkProcessingMetadata: _, ...report } = event;
  const prepared: Event = { ...event, ...withoutQueries(report) };
  prepared.tags = { ...prepared.tags, ...versionTags(originOf(event, error)) };
  if (event.exception) {
    prepared.tags.code = codeOf(error);
    prepared.tags.error_number = errorNumber(error);
  }
  // The API's messages are written for the user and may name what is theirs; React's place in the tree repeats them.
  if (isApiError(error)) {
    for (const thrown of prepared.exception?.values ?? []) {
      thrown.value = `${error.status} ${error.code}`;
    }
  }
  return prepared;
}

/** Sentry asks for them to see <Routes>, which the portal has none of: React Router's would be in the first load. */
const ofRoutesElements = {
  useNavigationType: () => portalRouter().state.historyAction,
  createRoutesFromChildren: () => [],
};

/** Sentry wraps what makes a router; ours was made long before it may be loaded. */
const instrument = (router: PortalRouter) => wrapCreateBrowserRouter(() => router)(router.routes);

/** Nothing is sent, read or listened to before something is allowed. */
export function startReporting(dsn: string): Reporting {
  // Before it is listened to: reports are no requests of the portal.
  const send = window.fetch.bind(window);
  let granted = nothing;
  let client: BrowserClient | undefined;
  let recording: Promise<Recording> | undefined;
  let stopped = false;

  function begin(): BrowserClient {
    const started = new BrowserClient({
      dsn,
      release: `host@${portalConfig().release}`,
      environment: location.hostname,
      stackParser: defaultStackParser,
      transport: (options) =>
        // The last gate: what is under way when consent is withdrawn does not leave.
        makeFetchTransport(options, (url, init) =>
          stopped ? Promise.reject(new Error('Consent was withdrawn.')) : send(url, init),
        ),
      integrations: [
        eventFiltersIntegration(),
        // What is clicked on is named by its label, which may name somebody's things.
        breadcrumbsIntegration({ dom: false }),
        globalHandlersIntegration(),
        linkedErrorsIntegration(),
        dedupeIntegration(),
        httpContextIntegration(),
        reactRouterBrowserTracingIntegration({
          useEffect,
          useLocation,
          matchRoutes,
          ...ofRoutesElements,
          beforeStartSpan: (span) => ({ ...span, name: routeOf(span.name) }),
          linkPreviousTrace: 'off',
        }),
      ],
      // Addresses of pages name their route with the whole transaction, which spans of their own would not.
      traceLifecycle: 'static',
      tracesSampler: () => (granted.analytics ? TRACES : 0),
      tracePropagationTargets: [
        /^https?:\/\/localhost(:\d+)?\//,
        new RegExp(`^${escaped(portalConfig().apiBase)}/`),
      ],
      replaysSessionSampleRate: REPLAYS,
      replaysOnErrorSampleRate: REPLAYS_ON_ERROR,
      beforeSend: (event, { originalException }) =>
        granted.analytics && isWorthReporting(originalException) ? event : null,
      // It may have begun before it was taken back.
      beforeSendTransaction: (event) => (granted.analytics ? event : null),
      dataCollection: {
        userInfo: false,
        cookies: false,
        httpHeaders: { request: { allow: ['user-agent'] }, response: false },
        httpBodies: [],
        urlQueryParams: false,
        stackFrameVariables: false,
      },
      sendClientReports: false,
    });
    const scope = getCurrentScope();
    scope.setClient(started);
    scope.addEventProcessor(prepare);
    started.init();
    instrument(portalRouter());
    const captureInTree = reactErrorHandler();
    sendReportsTo((error, componentStack) => {
      if (componentStack) captureInTree(error, { componentStack });
      else captureException(error);
    });
    return started;
  }

  function record(started: BrowserClient): void {
    recording ??= import(/* webpackChunkName: "replay" */ './replay').then(({ startRecording }) =>
      startRecording(started, () => granted.replay),
    );
    recording.catch(() => {
      recording = undefined;
    });
  }

  // It stays in its place, so that none begins after it within this page.
  const stopRecording = (): void => void recording?.then(({ stop }) => stop());

  function stop(): void {
    stopped = true;
    sendReportsTo(() => undefined);
    if (!client) return;
    client.getOptions().enabled = false;
    getIsolationScope().clearBreadcrumbs();
    getCurrentScope().setUser(null).setClient(undefined);
    void client.close();
  }

  return {
    allow: (next) => {
      if (stopped) return;
      const before = granted;
      granted = next;
      if (before.replay && !next.replay) stopRecording();
      if (!next.analytics && !next.replay) {
        if (client) stop();
        return;
      }
      client ??= begin();
      if (next.replay) record(client);
    },
    identify: (investor) => {
      if (!client || stopped) return;
      const user = investor && {
        id: investor.investor_id,
        ...(investor.email && { email: investor.email }),
        username: `${investor.first_name} ${investor.last_name}`,
      };
      getCurrentScope().setUser(user);
    },
    forget: () => {
      getIsolationScope().clearBreadcrumbs();
      stopRecording();
    },
  };
}
