import type { DocumentDetail } from '@manzil/shared/contract/documents';
import { Columns } from '@manzil/shared/ui/section';
import { DocumentSide } from './document-side';
import { FileView } from './file-view';

type DocumentPartsProps = {
  document: DocumentDetail;
  label: string;
  /** Null where it is not replaced any more. */
  onReplace: (() => void) | null;
};

/** The file of a document, beside what is known about it and what can be done with it. */
export default function DocumentParts({ document, label, onReplace }: DocumentPartsProps) {
  return (
    <Columns>
      <FileView document={document} label={label} />
      <DocumentSide document={document} label={label} onReplace={onReplace} />
    </Columns>
  );
}
