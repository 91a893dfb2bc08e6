/** A text with every element and attribute that `contentElements` allows. */
export const everyElement = [
  '<h2>Kosten</h2><h3>Beim Kauf</h3>',
  '<p>Erst <strong>prüfen</strong>, <em>dann</em> zahlen:<br>85 m<sup>2</sup>, CO<sub>2</sub>.</p>',
  '<p><a href="/faq?categoryId=2">FAQ</a>, <a href="https://dubailand.gov.ae/">DLD</a>,',
  ' <a href="mailto:hallo@manzil.example">Mail</a>, <a href="tel:+97145550137">Anruf</a></p>',
  '<blockquote><p>Law No. 26 of 2007</p></blockquote>',
  '<ul><li>Pass</li></ul><ol><li>Termin</li></ol>',
  '<dl><dt>Oqood</dt><dd>Vorläufige Eintragung</dd></dl>',
  '<table><caption>Gebühren</caption>',
  '<thead><tr><th scope="col">Was</th><th scope="col" colspan="2">Betrag</th></tr></thead>',
  '<tbody><tr><th scope="row">DLD</th><td colspan="2">4 %</td></tr></tbody></table>',
].join('');
