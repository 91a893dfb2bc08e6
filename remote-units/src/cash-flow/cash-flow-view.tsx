import type { CashFlowMonth } from '@manzil/shared/contract/dashboard/dashboard';
import { CashFlowChart } from './cash-flow-chart';
import { CashFlowTable } from './cash-flow-table';

type CashFlowViewProps = { months: readonly CashFlowMonth[]; asTable: boolean };

export default function CashFlowView({ months, asTable }: CashFlowViewProps) {
  return asTable ? <CashFlowTable months={months} /> : <CashFlowChart months={months} />;
}
