import { styled } from 'styled-components'
import { row } from '../../../../theme/mixins.ts'
import { media, vars } from '../../../../tokens/vars.ts'

const { semantic, space } = vars

export const SearchRoot = styled.label`
  ${row(space[2])}
  width: 208px; /* measured: the words of its placeholder */
  min-height: ${vars.size.controlS};
  padding-inline: ${space['2-5']};
  border: ${vars.borderWidth.hairline} solid ${semantic.border.strong};
  border-radius: ${vars.radius.s};
  color: ${semantic.text.secondary};
  background: ${semantic.surface.card};
  &:focus-within {
    border-color: ${semantic.accent.border};
    outline: ${vars.focus.width} solid ${semantic.focus.ring};
  }
  @media ${media.phone} {
    flex: 1 1 100%;
    min-height: ${vars.size.touch};
  }
`

export const SearchInput = styled.input`
  flex: 1;
  min-width: 0;
  border: 0;
  outline: none;
  background: none;
  font: ${vars.type.label.font};
  color: ${semantic.text.primary};
  &::placeholder {
    color: ${semantic.text.secondary};
  }
  &::-webkit-search-cancel-button {
    display: none;
  }
`
