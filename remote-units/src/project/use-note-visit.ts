import type { Project } from '@manzil/shared/contract/projects/projects';
import { usePortal } from '@manzil/shared/runtime';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { noteVisit } from './project.api';

/** Once for each project that is shown. Where it does not arrive, the reports stay new: nothing the reader has to know. */
export function useNoteVisit(project: Project): void {
  const { language } = usePortal();
  const { mutate } = useMutation({ mutationFn: () => noteVisit(project, language) });
  useEffect(() => mutate(), [mutate, project.property_id]);
}
