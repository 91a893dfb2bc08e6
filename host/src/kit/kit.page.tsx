import { BackLink } from '@manzil/shared/ui/back-link';
import { PageHead } from '@manzil/shared/ui/page-head';
import { Buttons } from './buttons';
import { ChoiceFields } from './choice-fields';
import { Containers } from './containers';
import { Dialogs } from './dialogs';
import { Drawings } from './drawings';
import { Figures } from './figures';
import { FileUploads } from './file-uploads';
import { Inputs } from './inputs';
import { KitSwitches } from './kit-switches';
import { Lists } from './lists';
import { Messages } from './messages';
import { Signs } from './signs';
import { States } from './states';
import { StepsAndProgress } from './steps-and-progress';
import { TextFields } from './text-fields';
import { WholeForm } from './whole-form';

/** Only served from sources. */
export default function KitPage() {
  return (
    <>
      <PageHead
        back={<BackLink to="/dashboard">Dashboard</BackLink>}
        title="Kit"
        meta="Every component and every field, in each state. A tool of developers: no build contains it."
        aside={<KitSwitches />}
      />
      <WholeForm />
      <TextFields />
      <ChoiceFields />
      <FileUploads />
      <Inputs />
      <Buttons />
      <Signs />
      <Messages />
      <States />
      <Dialogs />
      <StepsAndProgress />
      <Figures />
      <Lists />
      <Containers />
      <Drawings />
    </>
  );
}
