import { Columns } from '@manzil/shared/ui/section';
import { DocumentSide, type DocumentSideProps } from './document-side';
import { FileView } from './file-view';

/** The file of a document, beside what is known about it and what can be done with it. */
export default function DocumentParts(props: DocumentSideProps) {
  return (
    <Columns>
      <FileView document={props.document} label={props.label} />
      <DocumentSide {...props} />
    </Columns>
  );
}
