import type { PagesLists } from '../../pages/lists.ts'
import type { SomeOf } from '../../word-lists.ts'

export const pages: SomeOf<PagesLists> = {
  pages: {
    about: 'giới thiệu|về chúng tôi|về công ty|giới thiệu công ty|câu chuyện của chúng tôi|tầm nhìn sứ mệnh',
    team: 'đội ngũ|đội ngũ của chúng tôi|ban lãnh đạo',
    careers: 'tuyển dụng|việc làm|cơ hội nghề nghiệp',
    contact: 'liên hệ|liên hệ với chúng tôi|hệ thống cửa hàng',
    legal: 'chính sách bảo mật|điều khoản sử dụng|điều khoản dịch vụ',
    pricing: 'bảng giá|=giá|gói dịch vụ|báo giá',
    product: 'sản phẩm|dịch vụ|sản phẩm dịch vụ|cửa hàng|thực đơn|khóa học',
    solutions: 'giải pháp',
    customers: 'khách hàng|dự án|đối tác|câu chuyện khách hàng',
    testimonials: 'cảm nhận khách hàng|đánh giá khách hàng|đánh giá',
    blog: 'tin tức|bài viết|sự kiện|tin tức sự kiện|=blog',
    faq: 'câu hỏi thường gặp|hỏi đáp|trung tâm trợ giúp|hỗ trợ',
  },
  blocks: {
    testimonials:
      'cảm nhận khách hàng|cảm nhận của khách hàng|đánh giá khách hàng|đánh giá của khách hàng|khách hàng nói gì|khách hàng nói về chúng tôi|khách hàng nói gì về chúng tôi|ý kiến khách hàng|phản hồi khách hàng|phản hồi của khách hàng|cảm nhận học viên|cảm nhận của học viên|học viên nói gì|phụ huynh nói gì|nhận xét của khách hàng',
  },
  policies: {
    privacy: 'chính sách bảo mật|chính sách quyền riêng tư',
    terms: 'điều khoản sử dụng|điều khoản dịch vụ',
  },
  controls: {
    consent: 'chấp nhận|chấp nhận tất cả|từ chối|đồng ý',
    'read-more': 'xem thêm|tìm hiểu thêm|đọc thêm|chi tiết|xem tất cả',
  },
}
