import type { Lifecycle } from '@manzil/shared/contract/units/unit-stage';
import type { UnitState } from '@manzil/shared/contract/units/unit-state';
import type { Emirate } from '@manzil/shared/contract/units/units';
import type { Text } from '../../platform/http/errors';

export const lifecycleLabel: Record<Lifecycle, Text> = {
  reserved: { de: 'Reserviert', en: 'Reserved' },
  spa_signed: { de: 'Kaufvertrag unterschrieben', en: 'Contract signed' },
  under_construction: { de: 'Im Bau', en: 'Under construction' },
  handover_ready: { de: 'Übergabe beginnt', en: 'Ready for handover' },
  in_handover: { de: 'Übergabe läuft', en: 'Handover under way' },
  vacant_preparing: { de: 'Wird vorbereitet', en: 'Being prepared' },
  vacant_listed: { de: 'Mietersuche läuft', en: 'Looking for a tenant' },
  let: { de: 'Vermietet', en: 'Let' },
  notice_given: { de: 'Gekündigt', en: 'Notice given' },
  owner_use: { de: 'Eigennutzung', en: 'Own use' },
  sold: { de: 'Verkauft', en: 'Sold' },
};

/** As the tabs of the unit list call them. */
export const stateLabel: Record<UnitState, Text> = {
  let: { de: 'Vermietet', en: 'Let' },
  notice: { de: 'Gekündigt', en: 'Notice given' },
  vacant: { de: 'Leer', en: 'Vacant' },
  handover: { de: 'Übergabe läuft', en: 'Handover under way' },
  construction: { de: 'Im Bau', en: 'Under construction' },
  other: { de: 'Übrige', en: 'Others' },
};

export const emirateLabel: Record<Emirate, Text> = {
  dubai: { de: 'Dubai', en: 'Dubai' },
  abu_dhabi: { de: 'Abu Dhabi', en: 'Abu Dhabi' },
  sharjah: { de: 'Schardscha', en: 'Sharjah' },
  ajman: { de: 'Adschman', en: 'Ajman' },
  umm_al_quwain: { de: 'Umm al-Qaiwain', en: 'Umm Al Quwain' },
  ras_al_khaimah: { de: 'Ras al-Chaima', en: 'Ras Al Khaimah' },
  fujairah: { de: 'Fudschaira', en: 'Fujairah' },
};
