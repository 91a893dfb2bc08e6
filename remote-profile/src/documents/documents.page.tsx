import { dubaiDay } from '@manzil/shared/format/date';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { LoadedProfile } from '../loaded-profile';
import { DocumentList } from './document-list';
import { documentLinkId } from './document-row';
import { DocumentView } from './document-view';
import { documentQuery } from './documents.api';
import type { Wanted } from './upload-section';
import { documentSearch, viewedIn, wantedIn } from './viewed';

export default function DocumentsPage() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [wanted, setWanted] = useState<Wanted | null>(() => {
    const type = wantedIn(search);
    return type && { type, replaces: null, unit: null };
  });
  const viewed = viewedIn(search);
  const before = useRef(viewed);
  /** Asked for beside a document: it is answered in the list, when that has come back. */
  const asked = useRef<Wanted | null>(null);
  /** Its row may still be there, and goes. */
  const withdrawn = useRef<string | null>(null);
  const [gone, setGone] = useState<string | null>(null);
  const listTitle = useRef<HTMLHeadingElement>(null);
  const today = dubaiDay(new Date());

  useEffect(() => {
    if (before.current && !viewed) {
      const row = document.getElementById(documentLinkId(before.current));
      if (asked.current) setWanted(asked.current);
      else if (row && before.current !== withdrawn.current) row.focus();
      else listTitle.current?.focus();
      asked.current = null;
      // Only now: what is on show would be asked for again.
      if (withdrawn.current) queries.removeQueries(documentQuery(withdrawn.current));
      withdrawn.current = null;
    }
    before.current = viewed;
  }, [viewed]);

  return (
    <LoadedProfile>
      {(profile) => (
        <>
          {/* Stays, as what is being uploaded stands in it. */}
          <div hidden={viewed !== null}>
            <DocumentList
              profile={profile}
              titleRef={listTitle}
              wanted={wanted}
              gone={gone}
              onWanted={setWanted}
              today={today}
            />
          </div>
          {viewed !== null && (
            <DocumentView
              key={viewed}
              documentId={viewed}
              documents={profile.documents}
              today={today}
              onWanted={(next) => {
                asked.current = next;
                void navigate(documentSearch(search, null));
              }}
              onWithdrawn={(told) => {
                withdrawn.current = viewed;
                setGone(viewed);
                void navigate(documentSearch(search, null), { replace: true, state: { told } });
              }}
            />
          )}
        </>
      )}
    </LoadedProfile>
  );
}
