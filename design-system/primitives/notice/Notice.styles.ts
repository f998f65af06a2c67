import { styled } from 'styled-components'
import { media, vars } from '../../tokens/vars.ts'

const { semantic, space } = vars

export const NoticeRoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${space[3]};
  padding: ${space[3]} ${space['3-5']};
  border: ${vars.borderWidth.hairline} solid transparent;
  border-radius: ${vars.radius.m};
  color: ${semantic.text.secondary};
  background: ${semantic.surface.muted};

  &:has(> button, > a) {
    align-items: center;
  }
  /* There the button stands under the words. */
  @media ${media.phone} {
    &:has(> button, > a) {
      align-items: flex-start;
      > div {
        flex-basis: 75%;
      }
    }
  }

  &[data-tone='accent'] {
    background: ${semantic.accent.soft};
  }
  &[data-tone='accent'] > svg {
    color: ${semantic.accent.text};
  }
  &[data-tone='positive'] {
    border-color: ${semantic.positive.border};
    background: ${semantic.positive.soft};
  }
  &[data-tone='positive'] > svg {
    color: ${semantic.positive.text};
  }
  &[data-tone='warning'] {
    border-color: ${semantic.warning.border};
    background: ${semantic.warning.soft};
  }
  &[data-tone='warning'] > svg {
    color: ${semantic.warning.text};
  }
  &[data-tone='negative'] {
    border-color: ${semantic.negative.border};
    background: ${semantic.negative.soft};
  }
  &[data-tone='negative'] > svg {
    color: ${semantic.negative.text};
  }
  strong,
  b {
    color: ${semantic.text.primary};
  }
`

export const NoticeWords = styled.div`
  flex: 1 1 ${vars.size.listboxMin};
  min-width: 0;
  align-self: center;
`
