type UnitNameProps = { unit: { property_name: string; unit_no: string } };

/** Project and number, the number quieter; headings style the <small>. */
export function UnitName({ unit }: UnitNameProps) {
  return (
    <>
      {unit.property_name} <small>{unit.unit_no}</small>
    </>
  );
}
