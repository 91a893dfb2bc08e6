import type { RefCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { opensElsewhere } from '../opens-elsewhere/opens-elsewhere';

/** A ref for an element with HTML from the API: its links into the portal go through the router. */
export function useFollowLinks(): RefCallback<HTMLElement> {
  const navigate = useNavigate();
  return (element) => {
    function follow(event: MouseEvent) {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const path = link?.getAttribute('href');
      if (!path?.startsWith('/') || opensElsewhere(event)) return;
      event.preventDefault();
      navigate(path);
    }
    element?.addEventListener('click', follow);
    return () => element?.removeEventListener('click', follow);
  };
}
