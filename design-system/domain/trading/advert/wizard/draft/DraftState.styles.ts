import { styled } from 'styled-components'
import { visuallyHidden } from '../../../../../primitives/hidden/VisuallyHidden.styles.ts'
import { media, vars } from '../../../../../tokens/vars.ts'

const { semantic, space } = vars

export const DraftRoot = styled.output`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  margin-inline-start: auto;
  font: ${vars.type.caption.font};
  color: ${semantic.text.secondary};
  &[data-status='failed'] {
    color: ${semantic.warning.text};
  }
  /* A phone's header has room for the cloud alone; what is not saved is said. */
  @media ${media.phone} {
    &:not([data-status='failed']) > span {
      ${visuallyHidden}
    }
  }
`
