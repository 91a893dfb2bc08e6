import { LineIcon, type Lines } from '@manzil/shared/ui/line-icon';
import { Row } from '@manzil/shared/ui/rows';
import { ChevronRight } from 'lucide';
import { Link } from 'react-router-dom';

type NextRowProps = { icon: Lines; to: string; title: string; meta: string };

export function NextRow({ icon, to, title, meta }: NextRowProps) {
  return (
    <Row
      icon={icon}
      stretched
      title={<Link to={to}>{title}</Link>}
      meta={meta}
      aside={<LineIcon lines={ChevronRight} size={20} strokeWidth={1.5} />}
    />
  );
}
