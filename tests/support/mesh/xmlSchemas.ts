import { validateXML } from 'xmllint-wasm'

/**
 * What sitemaps.org/protocol says of both files, with the links to other languages of an address (developers.google.com/search, "localized
 * versions").
 */
const sitemap = `<?xml version="1.0"?>
<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:s="http://www.sitemaps.org/schemas/sitemap/0.9"
  targetNamespace="http://www.sitemaps.org/schemas/sitemap/0.9" elementFormDefault="qualified">
  <xs:import namespace="http://www.w3.org/1999/xhtml" schemaLocation="xhtml.xsd"/>
  <xs:simpleType name="loc">
    <xs:restriction base="xs:anyURI">
      <xs:minLength value="12"/><xs:maxLength value="2048"/><xs:pattern value="https?://[!-~]+"/>
    </xs:restriction>
  </xs:simpleType>
  <xs:simpleType name="moment"><xs:union memberTypes="xs:date xs:dateTime"/></xs:simpleType>
  <xs:element name="urlset">
    <xs:complexType><xs:sequence>
      <xs:element name="url" minOccurs="0" maxOccurs="50000">
        <xs:complexType><xs:sequence>
          <xs:element name="loc" type="loc"/>
          <xs:element name="lastmod" type="moment" minOccurs="0"/>
          <xs:any namespace="http://www.w3.org/1999/xhtml" processContents="strict" minOccurs="0" maxOccurs="unbounded"/>
        </xs:sequence></xs:complexType>
      </xs:element>
    </xs:sequence></xs:complexType>
    <xs:unique name="once"><xs:selector xpath="s:url"/><xs:field xpath="s:loc"/></xs:unique>
  </xs:element>
  <xs:element name="sitemapindex">
    <xs:complexType><xs:sequence>
      <xs:element name="sitemap" maxOccurs="50000">
        <xs:complexType><xs:sequence>
          <xs:element name="loc" type="loc"/>
          <xs:element name="lastmod" type="moment" minOccurs="0"/>
        </xs:sequence></xs:complexType>
      </xs:element>
    </xs:sequence></xs:complexType>
  </xs:element>
</xs:schema>`

const xhtml = `<?xml version="1.0"?>
<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" targetNamespace="http://www.w3.org/1999/xhtml">
  <xs:element name="link">
    <xs:complexType>
      <xs:attribute name="rel" use="required" fixed="alternate"/>
      <xs:attribute name="hreflang" use="required" type="xs:token"/>
      <xs:attribute name="href" use="required" type="xs:anyURI"/>
    </xs:complexType>
  </xs:element>
</xs:schema>`

/** RFC 4287, as far as a feed of titles with summaries goes; elements may come in any order, so how often each does is asked for apart. */
const atom = `<?xml version="1.0"?>
<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns="http://www.w3.org/2005/Atom" xmlns:a="http://www.w3.org/2005/Atom"
  targetNamespace="http://www.w3.org/2005/Atom" elementFormDefault="qualified">
  <xs:import namespace="http://www.w3.org/XML/1998/namespace" schemaLocation="xml.xsd"/>
  <xs:simpleType name="iri"><xs:restriction base="xs:anyURI"><xs:pattern value="https?://[!-~]+"/></xs:restriction></xs:simpleType>
  <xs:simpleType name="moment">
    <xs:restriction base="xs:dateTime"><xs:pattern value=".*(Z|[+\\-]\\d\\d:\\d\\d)"/></xs:restriction>
  </xs:simpleType>
  <xs:complexType name="text"><xs:simpleContent><xs:extension base="xs:string">
    <xs:attribute name="type"><xs:simpleType><xs:restriction base="xs:token">
      <xs:enumeration value="text"/><xs:enumeration value="html"/>
    </xs:restriction></xs:simpleType></xs:attribute>
  </xs:extension></xs:simpleContent></xs:complexType>
  <xs:complexType name="link">
    <xs:attribute name="href" type="iri" use="required"/>
    <xs:attribute name="rel" type="xs:token"/>
    <xs:attribute name="type" type="xs:token"/>
  </xs:complexType>
  <xs:complexType name="category">
    <xs:attribute name="term" type="xs:string" use="required"/><xs:attribute name="label" type="xs:string"/>
  </xs:complexType>
  <xs:complexType name="person"><xs:all><xs:element name="name" type="xs:string"/></xs:all></xs:complexType>
  <xs:complexType name="entry">
    <xs:all>
      <xs:element name="id" type="iri"/>
      <xs:element name="title" type="text"/>
      <xs:element name="updated" type="moment"/>
      <xs:element name="published" type="moment" minOccurs="0"/>
      <xs:element name="summary" type="text" minOccurs="0"/>
      <xs:element name="category" type="category" minOccurs="0"/>
      <xs:element name="link" type="link"/>
    </xs:all>
    <xs:attribute ref="xml:lang"/>
  </xs:complexType>
  <xs:element name="feed">
    <xs:complexType>
      <xs:sequence>
        <xs:element name="id" type="iri"/>
        <xs:element name="title" type="text"/>
        <xs:element name="subtitle" type="text" minOccurs="0"/>
        <xs:element name="link" type="link" minOccurs="2" maxOccurs="2"/>
        <xs:element name="updated" type="moment"/>
        <xs:element name="author" type="person"/>
        <xs:element name="entry" type="entry" minOccurs="0" maxOccurs="unbounded"/>
      </xs:sequence>
      <xs:attribute ref="xml:lang"/>
    </xs:complexType>
    <xs:unique name="ids"><xs:selector xpath="a:entry"/><xs:field xpath="a:id"/></xs:unique>
  </xs:element>
</xs:schema>`

const xmlNames = `<?xml version="1.0"?>
<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" targetNamespace="http://www.w3.org/XML/1998/namespace">
  <xs:attribute name="lang" type="xs:language"/>
</xs:schema>`

const schemas = {
  sitemap: { schema: sitemap, preload: [{ fileName: 'xhtml.xsd', contents: xhtml }] },
  atom: { schema: atom, preload: [{ fileName: 'xml.xsd', contents: xmlNames }] },
} as const

/** What libxml2 finds wrong with a document; nothing where it is what the standard says. */
export async function faultsOf(kind: keyof typeof schemas, contents: string): Promise<readonly string[]> {
  const { schema, preload } = schemas[kind]
  const { errors } = await validateXML({
    xml: [{ fileName: `${kind}.xml`, contents }],
    schema: [{ fileName: `${kind}.xsd`, contents: schema }],
    preload: [...preload],
    maxMemoryPages: 16_384,
  })
  return errors.map(({ message }) => message)
}
