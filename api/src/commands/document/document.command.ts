import { DocumentType } from '@manzil/shared/contract/documents/document-entry';
import type { Command } from 'commander';
import { documents } from '../../modules/documents/documents.table';
import type { Run } from '../command-runner';
import { day, oneOf, text, uuid } from '../import/cells';
import { optionCell } from '../option-cells';
import { addDocuments } from './add-documents';
import { printDocuments } from './print-documents';
import { review } from './review';
import { saveDocument } from './save-document';

/** What a virus scanner finds is for it to say. */
const DECLINE_CODES = documents.decline_code.enumValues.filter((code) => code !== 'infected');
const TYPES = DocumentType.options;
const DRY_RUN = 'only say what would happen';
const JSON_LINE = 'print one line of JSON';
const id = optionCell(uuid);

export function addDocument(program: Command, run: Run): void {
  const document = program
    .command('document')
    .description('Look through the documents of investors, and decide on them.');

  document
    .command('list')
    .description('Print the documents that wait for a decision, the oldest first.')
    .option(
      '--status <status>',
      documents.status.enumValues.join(', '),
      optionCell(oneOf(documents.status.enumValues)),
      'in_review',
    )
    .option('--json', JSON_LINE)
    .action(run(printDocuments));

  document
    .command('add')
    .description(
      'Put a document of an investor there, accepted: one file, or a folder of files named ' +
        'investor__type[__unit][__YYYY-MM-DD][__booking=id].',
    )
    .argument('<path>')
    .option('--investor <email or number>', 'of one file')
    .option('--type <type>', TYPES.join(', '), optionCell(oneOf(TYPES)))
    .option('--unit <unit>', 'its id, or building and number as the investor reads them')
    .option('--valid-until <day>', 'last valid day', optionCell(day))
    .option('--booking <id>', 'id in bookings.csv of the booking that it is the receipt of')
    .option('--replace', 'in the place of the current one of the same type and unit')
    .option('--dry-run', DRY_RUN)
    .option('--json', JSON_LINE)
    .action(run(addDocuments));

  document
    .command('save')
    .description('Write the file of a document, decrypted, to a path where nothing is yet.')
    .argument('<id>', 'as "document list" prints it', id)
    .argument('<file>')
    .action(run(saveDocument));

  document
    .command('review')
    .description('Accept a document or decline it; the investor is told by mail, if they want any.')
    .argument('<id>', 'as "document list" prints it', id)
    .option('--accept', 'it is what it should be')
    .option(
      '--valid-until <day>',
      'last valid day as the document says it; with --accept',
      optionCell(day),
    )
    .option(
      '--paid-on <day>',
      'of the proof of an instalment, day of the payment; with --accept',
      optionCell(day),
    )
    .option('--decline <reason>', DECLINE_CODES.join(', '), optionCell(oneOf(DECLINE_CODES)))
    .option('--text <text>', 'what to do, for the investor; with --decline', optionCell(text(1000)))
    .option('--yes', 'decline without a question, for scripts')
    .option('--dry-run', DRY_RUN)
    .option('--json', JSON_LINE)
    .action(run(review));
}
