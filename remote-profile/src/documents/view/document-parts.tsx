import { Columns } from '@manzil/shared/ui/section';
import { DocumentSide, type DocumentSideProps } from './document-side';
import { FileView } from './file-view';

export default function DocumentParts(props: DocumentSideProps) {
  return (
    <Columns>
      <FileView document={props.document} label={props.label} />
      <DocumentSide {...props} />
    </Columns>
  );
}
