type UnitNameProps = { unit: { property_name: string; unit_no: string } };

/** Project and number, the number quieter; headings style the <small>. */
export function UnitName({ unit }: UnitNameProps) {
  return (
    <>
      <bdi>{unit.property_name}</bdi> <small>{unit.unit_no}</small>
    </>
  );
}
