import { styled } from 'styled-components'
import { captionText, column, oneColumnOn, wrappingRow } from '../../../design-system/theme/mixins.ts'
import { media, vars } from '../../../design-system/tokens/vars.ts'

const { semantic, space, type } = vars

export const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: ${space[6]};
  align-items: start;
  ${oneColumnOn(media.belowTabletBig)}
`

export const Groups = styled.fieldset`
  ${wrappingRow(space[1])}
`

export const TokenList = styled.ul`
  ${column()}
  margin-top: ${space[3]};
`

export const TokenButton = styled.button`
  ${wrappingRow(space[1], space[3])}
  width: 100%;
  min-height: ${vars.size.touch};
  padding: ${space[1]} ${space[2]};
  border-radius: ${vars.radius.s};
  text-align: start;
  &:hover {
    background: ${semantic.surface.hover};
  }
  &[aria-pressed='true'] {
    background: ${semantic.surface.selected};
    font-weight: ${vars.font.weight.semibold};
  }
`

export const Note = styled.span`
  flex: 1 1 100%;
  ${captionText}
`

/** A colour, whatever the theme of the page is. */
export const Swatch = styled.span`
  flex: none;
  width: ${space[6]};
  height: ${space[6]};
  border: ${vars.borderWidth.hairline} solid ${semantic.border.strong};
  border-radius: ${vars.radius.xs};
  background: var(--shown);
  forced-color-adjust: none;
`

export const Code = styled.code`
  font: ${type.codeText.font};
  overflow-wrap: anywhere;
`

export const Values = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[1]} ${space[3]};
  align-items: center;
  > dd {
    ${wrappingRow(space[2])}
  }
`

export const Names = styled.ul`
  ${column(space[1])}
  max-height: ${vars.size.listbox};
  overflow-y: auto;
  ${captionText}
  a {
    color: ${semantic.text.link};
    text-decoration: underline;
  }
`

export const Frame = styled.iframe`
  width: 100%;
  height: 720px;
  border: ${vars.borderWidth.hairline} solid ${semantic.border.default};
  border-radius: ${vars.radius.l};
`
