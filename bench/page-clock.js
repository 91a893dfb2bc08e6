// Runs in every measured page before the page's own scripts. Times are milliseconds since the navigation started;
// something counts as there in the first frame that shows it.
(() => {
  const clock = { fcp: 0, lcp: 0, ready: 0, clicked: 0, arrived: 0 };
  window.__clock = clock;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) clock.lcp = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });

  new PerformanceObserver((list) => {
    clock.fcp = list.getEntriesByName('first-contentful-paint')[0]?.startTime ?? clock.fcp;
  }).observe({ type: 'paint', buffered: true });

  const atFrame = (isThere, then) => {
    const look = () => (isThere() ? then(performance.now()) : requestAnimationFrame(look));
    requestAnimationFrame(look);
  };
  const shows = (selector) => Boolean(document.querySelector(selector)?.textContent);

  atFrame(
    () => shows('main dd .figure'),
    (at) => {
      clock.ready = at;
    },
  );
  addEventListener(
    'click',
    (event) => {
      const path = event.target.closest('a')?.pathname;
      clock.clicked = event.timeStamp;
      atFrame(
        () => location.pathname === path && shows(`main li a[href^="${path}/"]`),
        (at) => {
          clock.arrived = at;
        },
      );
    },
    { capture: true },
  );
})();
