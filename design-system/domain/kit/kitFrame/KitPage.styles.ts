import { styled } from 'styled-components'
import { captionText, column, pageTitle, partTitle, row, typeStyle } from '../../../theme/mixins.ts'
import { media, vars } from '../../../tokens/vars.ts'

const { semantic, size, space, type } = vars

export const PageRoot = styled.div`
  ${column()}
  min-height: 100dvh;
  --kit-bar: ${size.header};
  > main {
    flex: 1 0 auto;
  }
  /* It stays as its own, not as long as its wrapper. */
  > [data-part='bar'] {
    position: sticky;
    top: 0;
    z-index: ${vars.z.header};
  }
`

export const Head = styled.header`
  border-block-end: ${vars.borderWidth.hairline} solid ${semantic.border.default};
  background: ${semantic.surface.card};
`

export const HeadInner = styled.div`
  ${row(space[4])}
  min-height: ${size.topBar};
  max-width: calc(${size.content} + 2 * ${space[10]});
  margin: 0 auto;
  padding: ${space[2]} ${space[10]};
  font-weight: ${vars.font.weight.semibold};
  @media ${media.belowDesktop} {
    padding-inline: ${space[6]};
  }
  @media ${media.phone} {
    padding-inline: ${space[4]};
  }
`

export const HomeLink = styled.a`
  ${row(space[2])}
  min-height: ${size.touch};
  padding-inline-end: ${space[4]};
  border-inline-end: ${vars.borderWidth.hairline} solid ${semantic.border.default};
`

export const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${space[5]} ${space[8]};
  padding-block: ${space[5]} ${space[6]};
  > :first-child {
    flex: 1 1 20em;
    min-width: 0;
    max-width: 40em;
  }
`

export const Title = styled.h1`
  ${pageTitle}
`

export const Lead = styled.p`
  ${typeStyle(type.bodyL)}
  margin-block-start: ${space[2]};
  color: ${semantic.text.secondary};
`

export const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]} ${space[6]};
`

export const Fact = styled.div`
  display: flex;
  flex-direction: column-reverse;
  dt {
    ${captionText}
  }
  dd {
    ${typeStyle(type.title2)}
  }
`

/** The list at the side, and what it leads to. */
export const Body = styled.div`
  display: grid;
  grid-template-columns: 184px minmax(0, 1fr); /* measured: the longest name of a section, in Russian */
  align-items: start;
  gap: 0 ${space[10]};
  padding-block-start: ${space[4]};
  @media ${media.belowTabletBig} {
    /* The field that stands for the list stays while all of it is read. */
    display: block;
  }
`

export const Sections = styled.div`
  min-width: 0;
`

export const SectionRoot = styled.section`
  ${column(space[4])}
  min-width: 0;
  padding-block: ${space[6]} ${space[16]};
  @media ${media.belowTabletBig} {
    /* The field to choose a section stays, too. */
    scroll-margin-block-start: ${size.controlXl};
  }
  @media ${media.phone} {
    padding-block-end: ${space[10]};
  }
`

export const SectionHead = styled.div`
  > h2 {
    ${partTitle}
  }
  > p {
    ${typeStyle(type.bodyL)}
    color: ${semantic.text.secondary};
  }
`

export const Foot = styled.footer`
  border-block-start: ${vars.borderWidth.hairline} solid ${semantic.border.default};
  > div {
    flex-wrap: wrap;
    justify-content: space-between;
    font-weight: ${vars.font.weight.regular};
  }
`
